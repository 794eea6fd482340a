import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showToday } from '#contract/home.ts';
import { Icon } from '#web/art/Icon.tsx';
import { factsOf } from '#web/card/facts-of.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import { dayAndMonth, number } from '#words/numbers.ts';
import { todayTexts } from './home.texts.ts';
import { Face } from './People.tsx';
import rows from './Rows.module.css';

type WaitingFamilies = ReturnedDraft<typeof showToday>['toAnswer'];

/**
 * Lists families who wait for this family's answer. Each row links to the interest in the inbox. If more families wait
 * than are listed, a link leads to all.
 */
export function ToAnswer({ families }: { families: WaitingFamilies }) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const { waiting } = useMember();
  return (
    <section className={rows.part}>
      <h2>{t.toAnswer}</h2>
      <ul className={rows.list}>
        {families.map((family) => (
          <Family key={family.member.memberId} {...family} />
        ))}
      </ul>
      {waiting > families.length && (
        <p>
          <Link to="/matching-profile/inbox#waiting">{t.moreToAnswer(number(waiting, language))}</Link>
        </p>
      )}
    </section>
  );
}

function Family({ member, daysLeft, expiresAt }: WaitingFamilies[number]) {
  const t = useTexts(todayTexts);
  const language = useLanguage();
  const until = daysLeft === 0 ? t.lastDay : t.until(dayAndMonth(expiresAt, language));
  return (
    <li>
      <Link to={`/matching-profile/inbox#from-${member.memberId}`}>
        <Face member={member} at="line" />
        <span className={rows.who}>
          <span className={rows.name}>
            <MemberName member={member} />
          </span>
          <span className={rows.soft}>{[factsOf(member, language), until].filter(Boolean).join(' · ')}</span>
        </span>
        <span className={rows.go}>
          {t.answer} <Icon name="next" />
        </span>
      </Link>
    </li>
  );
}
