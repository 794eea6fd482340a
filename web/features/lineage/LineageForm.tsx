import { type LineageSide, lineage } from '#contract/lineage.ts';
import { keepsTyped } from '#web/forms/conflicts.ts';
import { initialValues } from '#web/forms/initial-values.ts';
import { leftUnsaved } from '#web/forms/left-unsaved.ts';
import { Step } from '#web/forms/Step.tsx';
import { StepForm } from '#web/forms/StepForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { AncestorFields } from './AncestorFields.tsx';
import { BloodlineFields } from './BloodlineFields.tsx';
import tree from './FamilyTree.module.css';
import { FamilyTree } from './FamilyTree.tsx';
import { lineageTexts, sideTexts } from './lineage.texts.ts';
import type { LoadedLineage } from './loaded-lineage.ts';
import { nameOfClan } from './name-of-clan.ts';
import { OFFERED, takesOffered, withOffered } from './offered.ts';
import { ParentLine } from './ParentLine.tsx';

interface Props {
  side: LineageSide;
  loaded: LoadedLineage;
}

/** Three generations of one side of the family, and the tree that they make. */
export function LineageForm({ side, loaded }: Props) {
  const t = useTexts(lineageTexts);
  const { parent, grandfather, greatGrandfather } = useTexts(sideTexts[side]);
  const { profileId, isRestricted, agreesToHealth } = useMember();
  const stored = initialValues(lineage[side].form.fields, loaded);
  const offered = { ...loaded.offered, clan: nameOfClan(loaded.offered.clan, loaded.clans, useLanguage()) };
  const isOffered = takesOffered(stored, offered);
  const initial = withOffered(stored, offered);
  const page = useFormPage(lineage[side].form, {
    initial,
    draft: `${side} ${profileId}`,
    isKept: (path) => !HEALTH.test(path) && keepsTyped(path),
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
        isAsked={(path) => (!isRestricted && agreesToHealth) || !HEALTH.test(path)}
        after={<FamilyTree side={side} page={page} initial={initial} loaded={loaded} />}
      >
        {isOffered && <input type="hidden" name={OFFERED} value="Yes" />}
        <Step name="parent" lead={<ParentLine relation={parent} {...loaded} />} reason={isOffered && t.offered}>
          <BloodlineFields of="parent" page={page} isMother={side === 'maternal'} lists={loaded} />
        </Step>
        <AncestorFields generation="grandfather" side={side} page={page} loaded={loaded} />
        <AncestorFields generation="greatGrandfather" side={side} page={page} loaded={loaded} />
      </StepForm>
    </div>
  );
}

/** Health answers are never kept in the tab. */
const HEALTH = /\.(lifeExpectancy|chronicDisease|chronicDiseaseDetails)$/;
