import type { AnswerList } from '#contract/answers.ts';
import type { NamedAnswer } from '#contract/catalogue.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { type RelativeView, type SeenAnswers, seenPath } from '#contract/views.ts';
import { at, put } from '#contract/wire.ts';
import { findEntry } from '#server/domain/answers/find-entry.ts';
import { type Stored, shownValue } from '#server/domain/answers/stored.ts';
import type { Lookups } from '#server/domain/lookups/lookups.ts';
import type { Layer } from './may-view.ts';
import { presentClan } from './present-clan.ts';
import { kinAnswers, type ViewedRow, viewedAnswers } from './seen-answers.ts';
import type { KinRow } from './views.queries.ts';

const placed = viewedAnswers.flatMap((answer) => {
  const path = seenPath(answer);
  return path ? [{ answer, path: path.slice(1), isShared: path[0] === 'shared' }] : [];
});

/** The answers that others read as they stand. What has its place in layer 2 and opens in layer 3 is null before. */
export function presentAnswers(row: ViewedRow, layer: Layer, lookups: Lookups): SeenAnswers;
export function presentAnswers(row: Stored, layer: Layer, lookups: Lookups): object {
  const [shared, family]: [Stored, Stored] = [{}, {}];
  for (const { answer, path, isShared } of placed) {
    const isOpen = layer >= 3 || answer.layer === 'members';
    if (isShared || isOpen)
      put(isShared ? shared : family, path, isOpen ? present(answer, row[answer.name], lookups) : null);
  }
  return { shared, family };
}

/** What accepted families read of a relative; empty where nothing is recorded. */
export function presentRelative(row: KinRow | undefined, isMother: boolean, lookups: Lookups): RelativeView;
export function presentRelative(row: { answers: object } | undefined, isMother: boolean, lookups: Lookups): object {
  const shown = kinAnswers.map((answer) => {
    const list = isMother && answer.list === 'male-occupation' ? 'female-occupation' : answer.list;
    const value = at(row?.answers, answer.path) ?? shownValue(answer, null);
    return [answer.name, present({ ...answer, list }, value, lookups)];
  });
  return Object.fromEntries(shown);
}

function present({ kind, list, isBare }: NamedAnswer, value: unknown, lookups: Lookups): unknown {
  if (kind === 'clan') return presentClan(String(value), lookups.list('clan'));
  if (kind === 'numeral') return value === '' ? null : Number(value);
  return list && !isBare ? entryOf(lookups, list, value) : value;
}

function entryOf(lookups: Lookups, list: AnswerList, id: unknown): LookupEntry | null {
  const entry = typeof id === 'number' ? findEntry(lookups, list, id) : undefined;
  return entry ? { id: entry.id, name: entry.name, nameBn: entry.nameBn } : null;
}
