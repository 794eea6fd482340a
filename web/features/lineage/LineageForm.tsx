import type { ReturnedDraft } from '#contract/call.ts';
import { type LineageSide, lineage } from '#contract/lineage.ts';
import type { PathOf } from '#contract/wire.ts';
import { initialValues } from '#web/forms/initial-values.ts';
import { MemberForm } from '#web/forms/MemberForm.tsx';
import { useFormPage } from '#web/forms/useFormPage.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Fieldset } from '#web/ui/Fieldset.tsx';
import { useMember } from '#web/useMember.ts';
import { lineLabels } from '#words/labels/lineage.ts';
import { AncestorFields } from './AncestorFields.tsx';
import { BloodlineFields } from './BloodlineFields.tsx';
import { FamilyTree } from './FamilyTree.tsx';
import styles from './LineageForm.module.css';
import { lineageTexts } from './lineage.texts.ts';

export type LoadedLineage = ReturnedDraft<(typeof lineage)[LineageSide]['show']>;

type LineageFields = (typeof lineage)[LineageSide]['form']['fields'];
export type LineagePath = PathOf<LineageFields>;
export type AncestorPath = PathOf<LineageFields['grandfather']>;

interface Props {
  side: LineageSide;
  loaded: LoadedLineage;
}

/** Three generations of one side of the family, and the tree that they make. */
export function LineageForm({ side, loaded }: Props) {
  const t = useTexts(lineageTexts);
  const relatives = useLabels(lineLabels[side]);
  const initial = initialValues(lineage[side].form.fields, loaded);
  const page = useFormPage(lineage[side].form, {
    initial,
    draft: `${side} ${useMember().profileId}`,
    isKept: (path) => !HEALTH.test(path),
  });
  return (
    <MemberForm page={page} submit={t.submit} isLong>
      <div className={styles.sheet}>
        <FamilyTree side={side} page={page} initial={initial} loaded={loaded} />
        <div>
          <Fieldset legend={relatives('parent')} reason={t.parentReason}>
            <BloodlineFields of="parent" page={page} lists={loaded} />
          </Fieldset>
          <AncestorFields generation="grandfather" side={side} page={page} loaded={loaded} />
          <AncestorFields generation="greatGrandfather" side={side} page={page} loaded={loaded} />
        </div>
      </div>
    </MemberForm>
  );
}

/** Health answers are never kept in the tab. */
const HEALTH = /\.(lifeExpectancy|chronicDisease|chronicDiseaseDetails)$/;
