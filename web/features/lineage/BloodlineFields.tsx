import { ClanField } from '#web/fields/ClanField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useLabels } from '#web/i18n/useLabels.ts';
import { answerHints } from '#words/labels/hints.ts';
import { relativeLabels } from '#words/labels/lineage.ts';
import type { LineagePath, LoadedLineage } from './LineageForm.tsx';

interface Props {
  of: 'parent' | 'grandfather' | 'greatGrandfather';
  page: FormPage<LineagePath>;
  lists: Pick<LoadedLineage, 'castes' | 'tribes' | 'clans'>;
}

/** What runs in the line of a family: caste, tribe and clan of one relative. */
export function BloodlineFields({ of, page, lists }: Props) {
  const label = useLabels(relativeLabels);
  const hint = useLabels(answerHints);
  return (
    <>
      <LookupSelect {...page.field(`${of}.caste`)} label={label('caste')} entries={lists.castes} />
      <ClanField {...page.field(`${of}.clan`)} label={label('clan')} clans={lists.clans} />
      <LookupSelect {...page.field(`${of}.tribe`)} label={label('tribe')} hint={hint('tribe')} entries={lists.tribes} />
    </>
  );
}
