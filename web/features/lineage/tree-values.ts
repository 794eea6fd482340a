import { STILL_ALIVE } from '#contract/choices.ts';
import { LINEAGE_SIDES, type LineageSide, lineage } from '#contract/lineage.ts';
import { initialValues } from '#web/forms/useFormPage.ts';
import type { LoadedLineage } from './offered.ts';
import type { LeafOf, SideValues, TreeValues } from './questions.ts';

export type LoadedTree = Readonly<Record<LineageSide, LoadedLineage>>;

/** What is written of both sides, the parents' names with it. */
export function treeValues(loaded: LoadedTree): TreeValues {
  const [paternal, maternal] = LINEAGE_SIDES.map((side) => ({
    ...initialValues(lineage[side].form.fields, loaded[side]),
    'parent.name': loaded[side].parentName,
    'parent.nameUnknown': loaded[side].parentNameUnknown,
  }));
  return { paternal: paternal ?? {}, maternal: maternal ?? {} };
}

/** Elders are asked about as families do, in the past; of whom it is known, in the present. */
export function isPast(values: SideValues, { leaf }: Pick<LeafOf, 'leaf'>): boolean {
  if (leaf === 'parent') return false;
  const now = values[`${leaf}.now`] ?? '';
  return values[`${leaf}.lifeExpectancy`] !== STILL_ALIVE && now !== 'Working' && now !== 'Retired';
}
