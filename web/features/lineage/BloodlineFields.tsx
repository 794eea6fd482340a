import { ClanField } from '#web/fields/ClanField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { TribeField } from '#web/fields/TribeField.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { relativeLabels } from '#words/labels/lineage.ts';
import { lineageTexts } from './lineage.texts.ts';
import type { LineagePath, LoadedLineage } from './loaded-lineage.ts';

interface Props {
  of: 'parent' | 'grandfather' | 'greatGrandfather';
  page: FormPage<LineagePath>;
  /** A woman takes her husband's with the wedding: hers are asked as they were. */
  isMother?: boolean;
  lists: Pick<LoadedLineage, 'castes' | 'tribes' | 'clans'>;
}

/** What runs in the line of a family: caste, tribe and clan of one relative. */
export function BloodlineFields({ of, page, isMother, lists }: Props) {
  const label = useLabels(relativeLabels);
  const { born } = useTexts(lineageTexts);
  const asked = (name: 'caste' | 'clan') => (isMother ? born(label(name)) : label(name));
  return (
    <>
      <LookupSelect {...page.field(`${of}.caste`)} label={asked('caste')} entries={lists.castes} />
      <ClanField {...page.field(`${of}.clan`)} label={asked('clan')} clans={lists.clans} />
      <TribeField {...page.field(`${of}.tribe`)} label={label('tribe')} entries={lists.tribes} />
    </>
  );
}
