import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showToday } from '#contract/home.ts';
import { familyOf } from '#web/card/family-of.ts';
import { Face } from '#web/features/home/People.tsx';
import { isQuietDeed, quietDeeds } from '#web/features/home/quiet-questions.actions.ts';
import { quietTexts } from '#web/features/home/quiet-questions.texts.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useMember } from '#web/useMember.ts';
import styles from './QuietQuestions.module.css';

type Asked = ReturnedDraft<typeof showToday>['quiet'][number];

const { Deed } = quietDeeds;
/** The id of the part of the page that shows the questions and the result. */
const PLACE = 'asked';

/** Asks whether the two families have spoken, some weeks after both have accepted. One press answers. */
export function QuietQuestions({ families }: { families: readonly Asked[] }) {
  const hasResult = isQuietDeed(useActionData<FormResult>()?.deed);
  if (families.length === 0 && !hasResult) return null;
  return (
    <div id={PLACE}>
      {hasResult && <DeedNotice />}
      {families.map((asked) => (
        <section key={asked.member.memberId} className={styles.asked}>
          {asked.answer === 'ended' ? <Ended {...asked} /> : <Spoken {...asked} />}
        </section>
      ))}
    </div>
  );
}

/** Returns the props of the deed that presses this answer. */
const pressOf = (asked: Asked, value: string) => ({
  member: asked.member.memberId,
  at: PLACE,
  sent: { step: asked.step, value },
});

const Who = ({ member, heading, lead }: Pick<Asked, 'member'> & { heading: string; lead: string }) => (
  <div className={styles.who}>
    <Face member={member} at="line" />
    <div>
      <h2>{heading}</h2>
      <p>{lead}</p>
    </div>
  </div>
);

function Spoken(asked: Asked) {
  const t = useTexts(quietTexts);
  const language = useLanguage();
  return (
    <>
      <Who member={asked.member} heading={t.heading(familyOf(asked.member, language))} lead={t.lead} />
      <div className={styles.answers}>
        <Deed deed="quietSpoken" label={t.spoken} {...pressOf(asked, 'spoken')} />
        <Deed deed="quietNotYet" label={t.notYet} {...pressOf(asked, 'notYet')} />
        <Deed deed="quietNoAnswer" label={t.noAnswer} {...pressOf(asked, 'noAnswer')} />
        <Deed deed="quietEnded" label={t.ended} look="quiet" {...pressOf(asked, 'ended')} />
      </div>
    </>
  );
}

/**
 * Asks for a second press, because an acquaintance never ends by itself. If the bride or groom has an account, only she
 * or he can press.
 */
function Ended(asked: Asked) {
  const t = useTexts(quietTexts);
  const language = useLanguage();
  const { isBeside } = useMember();
  if (isBeside) return <p role="status">{t.byCandidate}</p>;
  return (
    <>
      <Who member={asked.member} heading={t.end(familyOf(asked.member, language))} lead={t.endLead} />
      <div className={styles.answers}>
        <Deed deed="quietEnd" label={t.endNow} member={asked.member.memberId} at={PLACE} />
        <Deed deed="quietNotYet" label={t.goesOn} look="quiet" {...pressOf(asked, 'notYet')} />
      </div>
    </>
  );
}
