// Every text of the client comes from one Fluent file; texts of the games come from the house, already told.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../messages/en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(new FluentResource(english));

export function t(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, values ?? null, []) : id;
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Several names in one sentence. */
export function listed(names: string[]): string {
  return list.format(names);
}

/** A number that is told as a rank: 1st, 2nd. */
export function ordinal(value: number): FluentNumber {
  return new FluentNumber(value, { type: 'ordinal' } as Intl.NumberFormatOptions);
}
