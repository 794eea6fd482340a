import { Link } from 'react-router';
import type { LineageSide } from '#contract/lineage.ts';
import { Icon } from '#web/art/Icon.tsx';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { ChronicDiseaseField } from '#web/fields/ChronicDiseaseField.tsx';
import { ClanField } from '#web/fields/ClanField.tsx';
import { LivingField } from '#web/fields/LivingField.tsx';
import { LookupSelect } from '#web/fields/LookupSelect.tsx';
import { NameField } from '#web/fields/NameField.tsx';
import { TribeField } from '#web/fields/TribeField.tsx';
import { Step } from '#web/forms/Step.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { useMember } from '#web/useMember.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { relativeLabels } from '#words/labels/lineage.ts';
import styles from './AncestorFields.module.css';
import { lineageTexts } from './lineage.texts.ts';
import { SameAsParent } from './SameAsParent.tsx';
import type { AncestorPath, LineagePath, LoadedLineage } from './suggested.ts';

interface Props {
  generation: 'grandfather' | 'greatGrandfather';
  side: LineageSide;
  page: FormPage<LineagePath>;
  loaded: LoadedLineage;
}

export function AncestorFields({ generation, side, page, loaded }: Props) {
  const t = useTexts(lineageTexts);
  const label = useLabels(relativeLabels);
  const { isRestricted, agreesToHealth } = useMember();
  const { lifeExpectancy, chronicDisease, chronicDiseaseDetails } = loaded[generation];
  const hasStored = [lifeExpectancy, chronicDisease, chronicDiseaseDetails].some((value) => value !== '');
  const field = (name: AncestorPath) => page.field(`${generation}.${name}`);
  return (
    <Step name={generation} reason={generation === 'grandfather' && t.lead}>
      <NameField {...field('name')} label={label('name')} unknown={field('nameUnknown')} />
      <LookupSelect {...field('occupation')} label={label('occupation')} entries={loaded.maleOccupations} />
      <ChoiceSelect {...field('now')} label={label('now')} names={detailsChoices.parentState} />
      <SameAsParent of={generation} side={side} page={page}>
        <BloodlineFields of={generation} page={page} lists={loaded} />
      </SameAsParent>
      {!isRestricted && (
        <>
          <div className={styles.health}>
            <h2>
              <Icon name="lock" /> {t.health}
            </h2>
            <p>{t.healthReason}</p>
          </div>
          {agreesToHealth || hasStored ? (
            <>
              <LivingField {...field('lifeExpectancy')} />
              <ChronicDiseaseField
                answer={field('chronicDisease')}
                details={field('chronicDiseaseDetails')}
                storedDetails={chronicDiseaseDetails}
              />
            </>
          ) : (
            <p>
              {t.healthFirst} <Link to="/health-details">{t.toConsent}</Link>
            </p>
          )}
        </>
      )}
    </Step>
  );
}

interface BloodlineFieldsProps {
  of: 'parent' | 'grandfather' | 'greatGrandfather';
  page: FormPage<LineagePath>;
  /** True for the mother. The question is about her line before the wedding, because she takes her husband's. */
  isMother?: boolean;
  lists: Pick<LoadedLineage, 'castes' | 'tribes' | 'clans'>;
}

/** The fields for caste, tribe and clan of one relative. */
export function BloodlineFields({ of, page, isMother, lists }: BloodlineFieldsProps) {
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
