import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { nameIn } from '#words/values.ts';
import type { LoadedLineage } from './LineageForm.tsx';
import { lineageTexts } from './lineage.texts.ts';

type Props = Pick<LoadedLineage, 'parentName' | 'parentNameUnknown' | 'parentOccupation'>;

/** Who the parent is and what they do, which another page asks. */
export function ParentLine({ parentName, parentNameUnknown, parentOccupation }: Props) {
  const t = useTexts(lineageTexts);
  const language = useLanguage();
  const noName = parentNameUnknown === 'Yes' ? t.notKnown : t.unknown;
  return (
    <>
      {parentName ? <strong>{parentName}</strong> : noName} · {nameIn(parentOccupation, language) || t.noOccupation}
      {' · '}
      <Link to="/personal-information?step=parents">{t.changeParent}</Link>
    </>
  );
}
