import { Link } from 'react-router';
import type { SharedView } from '#contract/member.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import styles from '#web/office/Office.module.css';
import { Photos } from '#web/office/Photos.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { labelIn } from '#words/label.ts';
import { sharedLabels } from '#words/labels/shared.ts';
import { number } from '#words/numbers.ts';
import { caseTexts } from './case.texts.ts';
import { memberTexts } from './member.texts.ts';

/** A profile as strangers see it, with its photos; nothing of it can be changed here. */
export function CaseProfile({ shared, photos }: { shared: SharedView; photos: readonly string[] }) {
  const t = useTexts(caseTexts);
  const m = useTexts(memberTexts);
  const language = useLanguage();
  return (
    <>
      <h2>{t.profile}</h2>
      {photos.length > 0 && (
        <Photos photos={photos} alt={(index) => t.photo(number(index + 1, language))} isFirstLarge />
      )}
      <Facts
        facts={[
          { label: m.name, value: shared.name },
          { label: m.age, value: shared.age === null ? '–' : number(shared.age, language) },
          {
            label: labelIn(sharedLabels.district, language),
            value: (language === 'bn' ? shared.district.nameBn : shared.district.name) || '–',
          },
        ]}
      />
      {shared.aboutSelf && <blockquote className={styles.words}>{shared.aboutSelf}</blockquote>}
      <p>
        <Link to={`/office/members/${shared.memberId}`}>{t.toProfile}</Link>
      </p>
    </>
  );
}
