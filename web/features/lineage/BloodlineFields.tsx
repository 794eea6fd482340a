import { ClanField } from '#web/fields/ClanField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { TribeField } from '#web/fields/TribeField.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useLabels } from '#web/i18n/useLabels.ts';
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
  return (
    <>
      <LookupSelect {...page.field(`${of}.caste`)} label={label('caste')} entries={lists.castes} />
      <ClanField {...page.field(`${of}.clan`)} label={label('clan')} clans={lists.clans} />
      <TribeField {...page.field(`${of}.tribe`)} label={label('tribe')} entries={lists.tribes} />
    </>
  );
}
