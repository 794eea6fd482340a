import { expect, test } from 'vitest';
import type { detailsForm } from '#contract/details.ts';
import type { lineage } from '#contract/lineage.ts';
import { addToShortlist } from '#contract/shortlist.ts';
import type { PathOf } from '#contract/wire.ts';
import { deeds } from './actions.ts';
import type { FormPage } from './useFormPage.ts';

type Details = FormPage<PathOf<typeof detailsForm.fields>>;
type Lineage = FormPage<PathOf<(typeof lineage)['paternal']['form']['fields']>>;

// The type checker checks these lines. Running them only shows that the names stay unchanged.
test('a control whose name is no path of the form does not compile', () => {
  const field = (name: string) => ({ name, defaultValue: '', error: undefined });
  const details: Pick<Details, 'field'> = { field };
  const paternal: Pick<Lineage, 'field'> = { field };
  expect(details.field('guardian.name').name).toBe('guardian.name');
  // @ts-expect-error: the form has no such field
  details.field('workPlaces');
  // @ts-expect-error: a group is no field
  details.field('guardian');
  expect(paternal.field('grandfather.clan').name).toBe('grandfather.clan');
  // @ts-expect-error: the parent's name stands in another form
  paternal.field('parent.name');
});

test('a misspelt deed, or a field that its call does not know, does not compile', () => {
  const { Deed, actions } = deeds({ keep: addToShortlist });
  type Props = Parameters<typeof Deed>[0];
  const props: Props = { deed: 'keep', label: '', children: (field) => field('note').name, initial: { note: '' } };
  expect(Object.keys(actions)).toEqual([props.deed]);
  // @ts-expect-error: no deed of these is called so
  const misspelt: Props = { deed: 'keeps', label: '' };
  // @ts-expect-error: the call has no such field
  const unknown: Props = { deed: 'keep', label: '', initial: { notes: '' } };
  expect([misspelt.deed, unknown.deed]).not.toEqual([]);
});
