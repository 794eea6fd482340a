import { Link } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { formOf } from './field-address.ts';
import styles from './NextSectionLink.module.css';
import { wayOnQuestions, wayOnTexts } from './next-section.texts.ts';
import { nextSection } from './next-section.ts';

/**
 * At the end of a form: a link to the next section to fill in, or to the member's own card if the profile is complete.
 */
export function NextSectionLink({ from }: { from: string }) {
  const t = useTexts(wayOnTexts);
  const questions = useTexts(wayOnQuestions);
  const { completeness, profileId, isRestricted } = useMember();
  const next = nextSection(completeness, from);
  if (next === null && isRestricted) return null;
  return (
    <p className={styles.on}>
      <span>{next ? questions[next] : t.whole}</span>
      <Link to={next ? formOf[next] : `/matching-profile/${profileId}`}>{next ? t.next(t[next]) : t.ownCard}</Link>
    </p>
  );
}
