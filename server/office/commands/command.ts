import type { Kysely } from 'kysely';
import type { Subject } from '#server/domain/office-log/uses.queries.ts';
import type { IsDrawn } from '#server/domain/visibility-settings/called-first.queries.ts';
import { OfficeRefusal } from '#server/office/refusal.ts';
import type { Database } from '#server/platform/db/tables.ts';
import type { Services } from '#server/services.ts';

/** A value in the output of a command; null is printed as an empty text. */
export type Cell = string | number | boolean | Date | null;
/** A row of a command's output, by the names of its columns. All rows of a list have the same columns. */
export type Row = Record<string, Cell>;

/** The result of a command: a list, one record or a sentence, and the profiles that it was about. */
export interface Result {
  rows?: readonly Row[];
  record?: Row;
  note?: string;
  subjects?: readonly Subject[];
  /** Photo files to delete after the commit. */
  gonePhotos?: readonly string[];
}

/** What a command works with. */
export interface Office {
  /** The transaction of this use, which also contains its record. */
  db: Kysely<Database>;
  /** The site's public URL. */
  siteUrl: string;
  /** The person who uses the command. */
  who: string;
  /** Returns the id of a member in log lines. */
  logIdOf: (profileId: string) => Promise<string>;
  /** Loads the hash functions that recognise codes, invitations and phones. */
  hashes: () => Promise<Pick<Services, 'cipher' | 'codeHash' | 'keyedHash' | 'phoneHash'>>;
  /** Loads the rule that selects the profiles to call before others see them. */
  isDrawn: () => Promise<IsDrawn>;
  /** Phone of the person at the terminal, from OFFICE_PHONE. No code is read out to it. */
  ownPhone: string;
}

/** The words after the command's name, its options, and the typed answers to its questions. */
export interface CommandInput {
  words: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  typed: readonly string[];
}

/** A command of the office's tool. */
export interface Command {
  /** As typed, for example `members suspend`. */
  name: string;
  /** The arguments after the name, for example `ID --reason TEXT`. */
  usage: string;
  /** What the command does, for the help. */
  about: string;
  options?: Readonly<Record<string, 'string' | 'boolean'>>;
  /** Questions whose answers are typed while the command runs, so that they are not in a shell's history. */
  asks?: readonly string[];
  run(office: Office, input: CommandInput): Promise<Result>;
}

/** Returns the word at this position, from 0. If it is missing, throws a refusal that names it. */
export function wordAt({ words }: CommandInput, position: number, name: string): string {
  const word = words[position]?.trim();
  if (!word) throw new OfficeRefusal(`Please give ${name}.`);
  return word;
}

/** Returns the number at this position. Throws a refusal if it is missing or no number of a list. */
export function numberAt(input: CommandInput, position: number, name: string): number {
  return readNumber(wordAt(input, position, name));
}

/** Returns the number of a list entry. Throws a refusal unless the word has one to nine digits. */
export function readNumber(word: string): number {
  if (/^\d{1,9}$/.test(word)) return Number(word);
  throw new OfficeRefusal(`"${word}" is not a number of the list.`);
}

/** Returns an option's text; undefined if it was not given. */
export function textOf({ options }: CommandInput, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value.normalize('NFC').trim() : undefined;
}

/** Returns an option's text. Throws a refusal if it was not given. */
export function requiredText(input: CommandInput, name: string): string {
  const text = textOf(input, name);
  if (!text) throw new OfficeRefusal(`Please give --${name}.`);
  return text;
}
