import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showToday } from '#contract/home.ts';
import { Icon } from '#web/art/Icon.tsx';
import { factsOf } from '#web/card/facts-of.ts';
import { familyOf } from '#web/card/family-of.ts';
import { Joined, type WindowMember } from '#web/card/Joined.tsx';
import { linesOf } from '#web/card/lines.ts';
import { todayTexts } from '#web/features/home/home.texts.ts';
import { Face } from '#web/features/home/People.tsx';
import rows from '#web/features/home/Rows.module.css';
import { absenceTexts } from '#web/features/introductions/absence.texts.ts';
import { acceptedTexts } from '#web/fields/accepted.texts.ts';
import { CONTACT_PLACE } from '#web/fields/accepting.ts';
import { CallFamily, WhoAnswers } from '#web/fields/CallFamily.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { number } from '#words/numbers.ts';
import styles from './SaidYes.module.css';

type News = ReturnedDraft<typeof showToday>;
type Family = News['saidYes'][number];

/** Maximum number of families in rows, besides the large one. The inbox has all families. */
const MOST_ROWS = 3;

/**
 * The families who have accepted each other. The first is large, with a button to call, unless the candidate has not
 * decided yet; the others are rows.
 */
export function SaidYes({ saidYes, unreached, us }: Pick<News, 'saidYes' | 'unreached'> & { us: WindowMember }) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const [first, ...others] = saidYes;
  const isLarge = first !== undefined && !first.isUndecided;
  const small = isLarge ? others : saidYes;
  return (
    <>
      {isLarge && <Large {...first} us={us} />}
      {small.length + unreached.length > 0 && (
        <section className={rows.part}>
          <ul className={rows.list}>
            {small.slice(0, MOST_ROWS).map((family) => (
              <Small key={family.member.memberId} {...family} />
            ))}
          </ul>
          {small.length > MOST_ROWS && (
            <p>
              <Link to="/matching-profile/inbox#accepted">{t.moreYes(number(saidYes.length, language))}</Link>
            </p>
          )}
          {unreached.map((memberId) => (
            <p key={memberId} className={rows.soft}>
              {t.unreached(memberId)}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

/** The first family, with a button to call or a link to the page of the two families. */
function Large({ member, absence, hasOpened, isWritingFirst, us, ...answering }: Family & { us: WindowMember }) {
  const t = useTexts(todayTexts);
  const accepted = useTexts(acceptedTexts);
  const absent = useTexts(absenceTexts);
  const language = useLanguage();
  const page = `/matching-profile/${member.memberId}`;
  return (
    <section className={styles.yes}>
      <Joined us={us} them={member} />
      <h2>
        <Link to={page}>{t.saidYes(familyOf(member, language))}</Link>
      </h2>
      <p>{[factsOf(member, language), linesOf(member, language).work].filter(Boolean).join(' · ')}</p>
      <WhoAnswers answering={answering} className={styles.answers} />
      {absence && <p>{absent[absence]}</p>}
      {hasOpened ? (
        <LinkButton to={`${page}/together`}>{t.toTogether}</LinkButton>
      ) : (
        <CallFamily member={member.memberId} isWritingFirst={isWritingFirst} className={styles.call} />
      )}
      {!hasOpened && <p>{isWritingFirst ? accepted.writeHint : accepted.callHint}</p>}
    </section>
  );
}

/** A family in a row. */
function Small({ member, absence, isUndecided }: Family) {
  const t = useTexts(todayTexts);
  const absent = useTexts(absenceTexts);
  const language = useLanguage();
  const page = `/matching-profile/${member.memberId}#${CONTACT_PLACE}`;
  const decidedState = absence ? absent[absence] : t.ready;
  return (
    <li>
      <Link to={isUndecided ? '/matching-profile/inbox#accepted' : page}>
        <Face member={member} at="line" />
        <span className={rows.who}>
          <span className={rows.name}>{familyOf(member, language)}</span>
          <span className={rows.soft}>{isUndecided ? t.undecided : decidedState}</span>
        </span>
        <span className={rows.go}>
          <Icon name="next" />
        </span>
      </Link>
    </li>
  );
}
