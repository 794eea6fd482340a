import type { UIMatch } from 'react-router';
import type { Language } from '#contract/choices.ts';
import type { SharedView } from '#contract/member.ts';
import { chipsOf } from '#web/card/chips.ts';
import type { Row } from '#web/card/row-of.ts';
import { PAGE_HEADING } from '#web/layout/useArrival.ts';
import { readableName } from '#words/readable-name.ts';
import { personForTheEar } from '#words/spoken/person.ts';
import type { InPlaceOf } from './what-is-read.ts';

/**
 * Returns sentences to read in place of the short facts about people. Everything else on their pages is in sentences
 * already.
 */
export function madeFor(page: UIMatch | undefined, language: Language): InPlaceOf {
  const made = new Map<Element, readonly string[]>();
  const loaded = page?.loaderData;
  if (isList(loaded)) {
    const chips = chipsOf(loaded.list.matches, language);
    for (const [index, { member }] of loaded.list.matches.entries()) {
      const row = document.getElementById(`name-${member.memberId}`)?.closest('article');
      const said = (chips[index] ?? []).map((chip) => chip.said ?? chip.text);
      if (row) made.set(row, [...personForTheEar(readableName(member, language), member, language), ...said]);
    }
  }
  if (isOfPerson(loaded)) {
    const who = document.getElementById(PAGE_HEADING)?.parentElement;
    if (who && who.id !== 'main' && who.closest('article'))
      made.set(who, personForTheEar(readableName(loaded.shared, language), loaded.shared, language));
  }
  return made;
}

const has = <Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> =>
  typeof value === 'object' && value !== null && key in value;

const isList = (loaded: unknown): loaded is { list: { matches: Row[] } } =>
  has(loaded, 'list') && has(loaded.list, 'matches') && Array.isArray(loaded.list.matches);

const isOfPerson = (loaded: unknown): loaded is { shared: SharedView } =>
  has(loaded, 'shared') && has(loaded.shared, 'memberId');
