import { Link } from 'react-router';
import { type LineageSide, lineage } from '#contract/lineage.ts';
import { isDraftControl } from '#web/forms/conflicts.ts';
import { leftUnsaved } from '#web/forms/left-unsaved.ts';
import { Step } from '#web/forms/Step.tsx';
import { StepForm } from '#web/forms/StepForm.tsx';
import { initialValues, useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { nameIn } from '#words/values.ts';
import { AncestorFields, BloodlineFields } from './AncestorFields.tsx';
import type { LoadedLineage } from './bloodline.ts';
import { OFFERED, takesSuggested, withSuggested } from './bloodline.ts';
import tree from './FamilyTree.module.css';
import { FamilyTree, nameOfClan } from './FamilyTree.tsx';
import { lineageTexts, sideTexts } from './lineage.texts.ts';
import styles from './ParentLine.module.css';

interface Props {
  side: LineageSide;
  loaded: LoadedLineage;
}

/** Matches the paths of health answers, which are never stored in the tab. */
const HEALTH_PATH = /\.(lifeExpectancy|chronicDisease|chronicDiseaseDetails)$/;

/** The form for three generations of one side, with their tree. */
export function LineageForm({ side, loaded }: Props) {
  const t = useTexts(lineageTexts);
  const { parent, grandfather, greatGrandfather } = useTexts(sideTexts[side]);
  const { profileId, isRestricted, agreesToHealth } = useMember();
  const stored = initialValues(lineage[side].form.fields, loaded);
  const suggestions = { ...loaded.offered, clan: nameOfClan(loaded.offered.clan, loaded.clans, useLanguage()) };
  const startsWithSuggestions = takesSuggested(stored, suggestions);
  const initial = withSuggested(stored, suggestions);
  const page = useFormPage(lineage[side].form, {
    initial,
    draft: `${side} ${profileId}`,
    isKept: (path) => !HEALTH_PATH.test(path) && isDraftControl(path),
    leave: leftUnsaved,
  });
  return (
    <div className={tree.beside}>
      <StepForm
        page={page}
        address={`/${side}-bibliography`}
        values={initial}
        version={loaded.version}
        names={{ parent, grandfather, greatGrandfather }}
        submit={t.submit}
        isAsked={(path) => (!isRestricted && agreesToHealth) || !HEALTH_PATH.test(path)}
        after={<FamilyTree side={side} page={page} initial={initial} loaded={loaded} />}
      >
        {startsWithSuggestions && <input type="hidden" name={OFFERED} value="Yes" />}
        <Step
          name="parent"
          lead={<ParentLine relation={parent} {...loaded} />}
          reason={startsWithSuggestions && t.offered}
        >
          <BloodlineFields of="parent" page={page} isMother={side === 'maternal'} lists={loaded} />
        </Step>
        <AncestorFields generation="grandfather" side={side} page={page} loaded={loaded} />
        <AncestorFields generation="greatGrandfather" side={side} page={page} loaded={loaded} />
      </StepForm>
    </div>
  );
}

interface ParentLineProps extends Pick<LoadedLineage, 'parentName' | 'parentNameUnknown' | 'parentOccupation'> {
  relation: string;
}

/** Shows the parent's name and work, which another page asks for. */
function ParentLine({ relation, parentName, parentNameUnknown, parentOccupation }: ParentLineProps) {
  const t = useTexts(lineageTexts);
  const noNameText = parentNameUnknown === 'Yes' ? t.notKnown : t.noName;
  const occupation = nameIn(parentOccupation, useLanguage());
  return (
    <div className={styles.parent}>
      <p>
        <span className={styles.relation}>{relation}: </span>
        {parentName ? <strong>{parentName}</strong> : noNameText}
        {occupation && <span className={styles.occupation}>{occupation}</span>}
      </p>
      <Link to="/personal-information?step=parents" aria-label={t.changeInPersonal}>
        {t.change}
      </Link>
    </div>
  );
}
