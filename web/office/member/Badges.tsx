import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import { seeIdentity } from '#contract/staff/identity.ts';
import { giveBadgeTo, SEEN_KINDS, type showMemberToStaff } from '#contract/staff/members.ts';
import { ChoiceSelect } from '#web/fields/ChoiceSelect.tsx';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { mayEnter, useDesk } from '#web/office/desk.ts';
import { badgeNames, memberTexts } from '#web/office/pages/member.texts.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { labelIn } from '#words/label.ts';
import { dayInIndia } from '#words/numbers.ts';
import { memberDeeds } from './member-deeds.ts';

const { Deed } = memberDeeds;

/** The badges that can be given here. An identity is checked on its own page. */
const seenNames = Object.fromEntries(SEEN_KINDS.map((kind) => [kind, badgeNames[kind]]));

interface Props extends Pick<ReturnedDraft<typeof showMemberToStaff>, 'badges'> {
  member: string;
}

/** The badges of a member, with forms to give and to withdraw one. */
export function Badges({ member, badges }: Props) {
  const t = useTexts(memberTexts);
  const language = useLanguage();
  const desk = useDesk();
  return (
    <>
      <h2>{t.badges}</h2>
      <ul>
        {badges.map(({ kind, given, by, reason, holds }) => (
          <li key={`${kind} ${given}`}>
            {[labelIn(badgeNames[kind], language), dayInIndia(given, language), `${by} ${reason}`.trim()]
              .filter(Boolean)
              .join(' · ')}{' '}
            {!holds && t.taken}
          </li>
        ))}
      </ul>
      {mayEnter(desk, seeIdentity) && (
        <p>
          <Link to={`/office/members/${member}/identity`}>{t.identity}</Link>
        </p>
      )}
      {mayEnter(desk, giveBadgeTo) &&
        (['give', 'take'] as const).map((deed) => (
          <details key={deed}>
            <summary>{t[deed]}</summary>
            <Deed deed={deed} member={member} label={t[deed]}>
              {(field) => (
                <>
                  <ChoiceSelect
                    {...field('kind')}
                    label={t.kind}
                    names={deed === 'give' ? seenNames : badgeNames}
                    required
                  />
                  <TextField {...field('reason')} label={t.reason} hint={t.reasonHint} required />
                </>
              )}
            </Deed>
          </details>
        ))}
    </>
  );
}
