import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { listOpenings } from '#contract/member.ts';
import { MemberName } from '#web/card/MemberName.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { dayInIndia } from '#words/numbers.ts';
import { openingsTexts } from './openings.texts.ts';

/** Lists who has opened this family's contact details, and when. */
export function Openings({ openings }: ReturnedDraft<typeof listOpenings>) {
  const t = useTexts(openingsTexts);
  const language = useLanguage();
  return (
    <>
      <h2>{t.openings}</h2>
      <p>{t.openingsText}</p>
      {openings.length === 0 && <p>{t.noOpenings}</p>}
      <ul>
        {openings.map(({ openedAt, member }) => (
          <li key={`${openedAt} ${member.memberId}`}>
            <Link to={`/matching-profile/${member.memberId}`}>
              <MemberName member={member} />
            </Link>{' '}
            {t.openedOn(dayInIndia(openedAt, language))}
          </li>
        ))}
      </ul>
    </>
  );
}
