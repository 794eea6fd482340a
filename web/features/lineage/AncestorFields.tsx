import { type ReactNode, useEffect, useState } from 'react';
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
import { fill } from '#web/forms/draft.ts';
import { Step } from '#web/forms/Step.tsx';
import type { FormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { CheckboxField } from '#web/ui/CheckboxField.tsx';
import { Fold } from '#web/ui/Fold.tsx';
import { useIsAlive } from '#web/ui/useIsAlive.ts';
import { useMember } from '#web/useMember.ts';
import { detailsChoices } from '#words/choices/details.ts';
import { relativeLabels } from '#words/labels/lineage.ts';
import styles from './AncestorFields.module.css';
import {
  type AncestorPath,
  BLOODLINE,
  type LineagePath,
  type LoadedLineage,
  sameAsParentControl,
} from './bloodline.ts';
import { lineageTexts, sideTexts } from './lineage.texts.ts';
import sameStyles from './SameAsParent.module.css';

interface Props {
  generation: 'grandfather' | 'greatGrandfather';
  side: LineageSide;
  page: FormPage<LineagePath>;
  loaded: LoadedLineage;
}

/**
 * The step of a form for one ancestor: name, work, present state, bloodline, and health. The health questions need the
 * consent or stored answers, and are left out in a Power Link session.
 */
export function AncestorFields({ generation, side, page, loaded }: Props) {
  const t = useTexts(lineageTexts);
  const label = useLabels(relativeLabels);
  const { isRestricted, agreesToHealth } = useMember();
  const { lifeExpectancy, chronicDisease, chronicDiseaseDetails } = loaded[generation];
  const hasStoredHealth = [lifeExpectancy, chronicDisease, chronicDiseaseDetails].some((value) => value !== '');
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
          {agreesToHealth || hasStoredHealth ? (
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
  /** The relative to whom the fields belong. */
  of: 'parent' | 'grandfather' | 'greatGrandfather';
  page: FormPage<LineagePath>;
  /** True for the mother. She is asked about the line of her birth, because she takes her husband's by marriage. */
  isMother?: boolean;
  lists: Pick<LoadedLineage, 'castes' | 'tribes' | 'clans'>;
}

/** The fields for caste, tribe and clan of one relative. */
export function BloodlineFields({ of: relative, page, isMother, lists }: BloodlineFieldsProps) {
  const label = useLabels(relativeLabels);
  const { born } = useTexts(lineageTexts);
  const labelOf = (name: 'caste' | 'clan') => (isMother ? born(label(name)) : label(name));
  return (
    <>
      <LookupSelect {...page.field(`${relative}.caste`)} label={labelOf('caste')} entries={lists.castes} />
      <ClanField {...page.field(`${relative}.clan`)} label={labelOf('clan')} clans={lists.clans} />
      <TribeField {...page.field(`${relative}.tribe`)} label={label('tribe')} entries={lists.tribes} />
    </>
  );
}

interface SameAsParentProps {
  /** The ancestor to whom the parent's values are copied. */
  of: 'grandfather' | 'greatGrandfather';
  side: LineageSide;
  page: FormPage<LineagePath>;
  /** Caste, tribe and clan of the ancestor. */
  children: ReactNode;
}

/**
 * A checkbox that copies the parent's caste, tribe and clan to the ancestor and folds the ancestor's fields. Without
 * JavaScript the values are copied when the form is saved.
 */
function SameAsParent({ of: ancestor, side, page, children }: SameAsParentProps) {
  const t = useTexts(sideTexts[side]);
  const isAlive = useIsAlive();
  const bloodlineOf = (relative: 'parent' | typeof ancestor) =>
    BLOODLINE.map((name) => page.field(`${relative}.${name}`).defaultValue);
  const hasParentBloodline = bloodlineOf('parent').some((value) => value !== '');
  const [isSame, setIsSame] = useState(
    hasParentBloodline && String(bloodlineOf(ancestor)) === String(bloodlineOf('parent')),
  );
  const isFolded = isAlive && isSame;
  const { ref } = page.form;

  // Later changes to the parent's values are copied too.
  useEffect(() => {
    const form = ref.current;
    if (!isSame || !form) return;
    const copyChange = ({ target }: Event) => {
      if (isField(target) && target.name.startsWith('parent.')) copyFromParent(form, ancestor);
    };
    form.addEventListener('input', copyChange);
    return () => form.removeEventListener('input', copyChange);
  }, [isSame, ancestor, ref]);

  function tick(isTicked: boolean) {
    setIsSame(isTicked);
    if (isTicked && ref.current) copyFromParent(ref.current, ancestor);
  }
  return (
    <>
      <div className={isFolded ? `${sameStyles.same} ${sameStyles.ticked}` : sameStyles.same}>
        <CheckboxField
          name={sameAsParentControl(ancestor)}
          label={t.sameAsParent}
          // Without JavaScript a ticked box would overwrite what is typed beside it.
          checked={isFolded}
          onChange={tick}
        />
      </div>
      <Fold isFolded={isFolded}>{children}</Fold>
    </>
  );
}

/** Copies the parent's caste, tribe and clan to the ancestor's controls of the form. */
function copyFromParent(form: HTMLFormElement, ancestor: SameAsParentProps['of']): void {
  for (const name of BLOODLINE) {
    const source = form.elements.namedItem(`parent.${name}`);
    const target = form.elements.namedItem(`${ancestor}.${name}`);
    if (isField(source) && isField(target)) fill(target, source.value);
  }
}

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
