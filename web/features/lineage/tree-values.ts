import { STILL_ALIVE } from '#contract/choices.ts';
import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import { initialValues } from '#web/forms/useFormPage.ts';
import type { LoadedLineage } from './bloodline.ts';
import type { SideValues, TreeLeaf, TreeValues } from './questions.ts';

/** The loaded forms of both sides. */
export type LoadedTree = Readonly<Record<LineageSide, LoadedLineage>>;

/** Returns the stored answers of both sides as form values, including the parents' names. */
export function treeValues(loaded: LoadedTree): TreeValues {
  const [paternal, maternal] = LINEAGE_SIDES.map((side) => ({
    ...initialValues(lineage[side].form.fields, loaded[side]),
    'parent.name': loaded[side].parentName,
    'parent.nameUnknown': loaded[side].parentNameUnknown,
  }));
  return { paternal: paternal ?? {}, maternal: maternal ?? {} };
}

/** Whether questions use the past tense: about an ancestor who is not known to be living, never about a parent. */
export function isPast(values: SideValues, { leaf }: Pick<TreeLeaf, 'leaf'>): boolean {
  if (leaf === 'parent') return false;
  const now = values[`${leaf}.now`] ?? '';
  const isLiving = values[`${leaf}.lifeExpectancy`] === STILL_ALIVE || now === 'Working' || now === 'Retired';
  return !isLiving;
}
