import { Link } from 'react-router';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { nameIn } from '#words/values.ts';
import { lineageTexts } from './lineage.texts.ts';
import type { LoadedLineage } from './loaded-lineage.ts';
import styles from './ParentLine.module.css';

interface Props extends Pick<LoadedLineage, 'parentName' | 'parentNameUnknown' | 'parentOccupation'> {
  relation: string;
}

/** Who the parent is and what they do, which another page asks. */
export function ParentLine({ relation, parentName, parentNameUnknown, parentOccupation }: Props) {
  const t = useTexts(lineageTexts);
  const occupation = nameIn(parentOccupation, useLanguage());
  return (
    <div className={styles.parent}>
      <p>
        <span className={styles.relation}>{relation}: </span>
        {parentName ? <strong>{parentName}</strong> : parentNameUnknown === 'Yes' ? t.notKnown : t.noName}
        {occupation && <span className={styles.occupation}>{occupation}</span>}
      </p>
      <Link to="/personal-information?step=parents" aria-label={t.changeInPersonal}>
        {t.change}
      </Link>
    </div>
  );
}
