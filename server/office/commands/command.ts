import type { Kysely } from 'kysely';
import type { Subject } from '#server/domain/office-log/uses.queries.ts';
import type { IsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

export type Cell = string | number | boolean | Date | null;
export type Row = Record<string, Cell>;

/** What a command answers: a list, one thing, or a sentence; and what it was about. */
export interface Result {
  rows?: readonly Row[];
  record?: Row;
  note?: string;
  subjects?: readonly Subject[];
  /** Files of photos that are to be removed once this is committed. */
  gonePhotos?: readonly string[];
}

export interface Office {
  /** The transaction of this use: its record is part of it. */
  db: Kysely<Database>;
  /** Where visitors reach the site. */
  siteUrl: string;
  /** Who uses it. */
  who: string;
  /** By what the lines of the log know a member. */
  logIdOf: (profileId: string) => Promise<string>;
  /** By what codes, those of invitations too, and phones are known again. */
  hashes: () => Promise<Pick<Services, 'cipher' | 'codeHash' | 'keyedHash' | 'phoneHash'>>;
  /** Which numbers are called before others see a profile. */
  isDrawn: () => Promise<IsDrawn>;
  /** Of the person who sits at the terminal, where OFFICE_PHONE says it: no code is read out to it. */
  ownPhone: string;
}

/** The words after the command's name, its options, and what was typed to what it asks. */
export interface Given {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  typed: readonly string[];
}

export interface Command {
  /** `members suspend` */
  name: string;
  /** What follows the name: `ID --reason TEXT` */
  usage: string;
  about: string;
  options?: Readonly<Record<string, 'string' | 'boolean'>>;
  /** What is typed when it runs, so that no history of a shell keeps it. */
  asks?: readonly string[];
  run(office: Office, given: Given): Promise<Result>;
}

/** The word at a place; a sentence names it where it is missing. */
export function wordAt({ words }: Given, at: number, name: string): string {
  const word = words[at]?.trim();
  if (!word) throw new OfficeRefusal(`Please give ${name}.`);
  return word;
}

export function numberAt(given: Given, at: number, name: string): number {
  return readNumber(wordAt(given, at, name));
}

export function readNumber(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new OfficeRefusal(`"${word}" is not a number of the list.`);
}

/** An option's text, or undefined where it was not given. */
export function textOf({ options }: Given, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value.normalize('NFC').trim() : undefined;
}

export function requiredText(given: Given, name: string): string {
  const text = textOf(given, name);
  if (!text) throw new OfficeRefusal(`Please give --${name}.`);
  return text;
}
