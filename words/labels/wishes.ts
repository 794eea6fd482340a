import type { Language } from '#contract/choices.ts';
import { type Label, labelIn } from '#words/label.ts';
import { sharedLabels } from './shared.ts';

/** Labels of wishes that have no answer of the same name. */
export const wishLabels = {
  place: { en: 'Where they live', bn: 'কোথায় থাকেন', inside: { en: 'place', bn: 'থাকার জায়গা' } },
  mangalik: sharedLabels.isMangalik,
  avoidOwnClan: { en: 'Gotra', bn: 'গোত্র' },
} as const satisfies Record<string, Label>;

const labels: ReadonlyMap<string, Label> = new Map(Object.entries({ ...sharedLabels, ...wishLabels }));

/** Returns the name of an answer or a wish inside a sentence; undefined if this page does not know the name. */
export function nameInside(name: string, language: Language): string | undefined {
  const label = labels.get(name);
  return label && labelIn(label, language, 'inside');
}
