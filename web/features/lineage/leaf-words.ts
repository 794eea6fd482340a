import type { Language } from '#contract/choices.ts';
import type { LookupEntry } from '#contract/lookups.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { lifeExpectancyIn } from '#words/choices/health.ts';
import { personChoices } from '#words/choices/person.ts';
import { choiceIn } from '#words/label.ts';
import { nameIn } from '#words/values.ts';
import type { LoadedLineage } from './bloodline.ts';
import { nameOfClan } from './FamilyTree.tsx';
import { type Asked, pathsOf, type SideValues } from './questions.ts';

type Lists = Pick<LoadedLineage, 'castes' | 'tribes' | 'clans' | 'maleOccupations'>;

/** Returns the stored answer to a question in the reader's words; `''` if there is none. */
export function answerIn(
  values: SideValues,
  asked: Pick<Asked, 'leaf' | 'question'>,
  { lists, language }: { lists: Lists; language: Language },
): string {
  const [path = '', detailsPath = ''] = pathsOf(asked);
  const value = values[path] ?? '';
  const entryName = (entries: readonly LookupEntry[]) => {
    const entry = entries.find(({ id }) => String(id) === value);
    return entry ? nameIn(entry, language) : '';
  };
  // The details of a disease are shown even without an answer.
  if (value === '' && asked.question !== 'disease') return '';
  switch (asked.question) {
    case 'occupation':
      return entryName(lists.maleOccupations);
    case 'caste':
      return entryName(lists.castes);
    case 'tribe':
      return entryName(lists.tribes);
    case 'clan':
      return nameOfClan(value, lists.clans, language);
    case 'life':
      return lifeExpectancyIn(value, language);
    case 'now':
      return choiceIn(detailsChoices.parentState, value, language);
    case 'disease':
      return [choiceIn(personChoices.yesNo, value, language), values[detailsPath]].filter(Boolean).join(': ');
    default:
      return value;
  }
}
