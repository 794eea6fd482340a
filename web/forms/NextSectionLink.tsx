import { Link } from 'react-router';
import type { ProfileSection, SectionCompleteness } from '#contract/own-profile.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { sectionPages } from './field-address.ts';
import styles from './NextSectionLink.module.css';
import { nextSectionTexts, sectionQuestions } from './next-section.texts.ts';

/**
 * At the end of a form: a link to the next section to fill in, or to the member's own card if the profile is complete.
 * A Power Link session gets no link to the card.
 */
export function NextSectionLink({ from }: { from: string }) {
  const t = useTexts(nextSectionTexts);
  const questions = useTexts(sectionQuestions);
  const { completeness, profileId, isRestricted } = useMember();
  const next = nextSection(completeness, from);
  if (next === null && isRestricted) return null;
  return (
    <p className={styles.on}>
      <span>{next ? questions[next] : t.whole}</span>
      <Link to={next ? sectionPages[next] : `/matching-profile/${profileId}`}>
        {next ? t.next(t[next]) : t.ownCard}
      </Link>
    </p>
  );
}

/**
 * Returns the next incomplete section of the profile: first those after the page `from` in the menu's order, then those
 * before it. Returns null if no other section is incomplete.
 */
export function nextSection(completeness: readonly SectionCompleteness[], from: string): ProfileSection | null {
  const position = completeness.findIndex(({ section }) => sectionPages[section] === from);
  const others = [...completeness.slice(position + 1), ...completeness.slice(0, Math.max(0, position))];
  return others.find(({ filled, of }) => filled < of)?.section ?? null;
}
