import { Link } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showPairCheck } from '#contract/pair-check.ts';
import { PAIR_CHECK_CONSENT } from '#contract/pair-check-consent.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Card } from '#web/ui/Card.tsx';
import { useMember } from '#web/useMember.ts';
import { dayInIndia, number } from '#words/numbers.ts';
import { pairCheckDeeds } from './pair-check.actions.ts';
import { pairCheckTexts } from './pair-check.texts.ts';

const { Deed } = pairCheckDeeds;

/** The state of the pair check of two families, as the reader may know it. */
export type PairCheckFacts = ReturnedDraft<typeof showPairCheck>;

interface Props {
  member: string;
  /** The pair check of the two families; null if the session may not read it. */
  check: PairCheckFacts | null;
}

/** The one health question between two families, which is answered only with the consent of both. */
export function PairCheck({ member, check }: Props) {
  const t = useTexts(pairCheckTexts);
  const { isBeside } = useMember();
  return (
    <section id="pair-check">
      <h2>{t.heading}</h2>
      {check?.hasResult !== false && <p>{t.lead}</p>}
      {check ? <CheckState member={member} check={check} /> : <p>{isBeside ? t.mayNotCandidates : t.mayNot}</p>}
    </section>
  );
}

/** Shows the check's state and answer. Before this family has agreed, it asks for the consent. */
function CheckState({ member, check }: { member: string; check: PairCheckFacts }) {
  const t = useTexts(pairCheckTexts);
  const language = useLanguage();
  const { state, answer, until } = check;
  if (state === 'open' || state === 'asked') return <Consent member={member} check={check} />;
  return (
    <>
      {state === 'waiting' && <p>{t.waiting(dayInIndia(until, language))}</p>}
      {answer && (
        <Card>
          <h3>{t.answer}</h3>
          <p>{t[answer]}</p>
          <p>{t.selfDeclared}</p>
        </Card>
      )}
      <p>{t.revokeHint}</p>
      <Deed deed="revoke" member={member} label={t.revoke} />
    </>
  );
}

/** The consent to the pair check; without an own result, where to enter it. */
function Consent({ member, check }: { member: string; check: PairCheckFacts }) {
  const t = useTexts(pairCheckTexts);
  const language = useLanguage();
  const { isPossible, state, checksLeft, hasResult, countsFrom, until } = check;
  const mayAgree = isPossible && checksLeft > 0 && countsFrom === '';
  /** States that the other family has agreed, and until when. */
  const askedText = state === 'asked' && `${t.asked} ${t.askedUntil(dayInIndia(until, language))}`;
  const consentWords = PAIR_CHECK_CONSENT[language].split('\n').map((part) => <p key={part}>{part}</p>);
  const checksLeftLine = <p>{checksLeft > 0 ? t.left(number(checksLeft, language)) : t.noneLeft}</p>;
  if (!hasResult) {
    const content = (
      <>
        <p>{t.lead}</p>
        {consentWords}
        {checksLeftLine}
      </>
    );
    return (
      <>
        <p>
          {askedText} {t.noResult} <Link to="/health-details?open=haemoglobin#haemoglobin">{t.ownResult}</Link>
        </p>
        <Accordion items={[{ id: 'consent', heading: t.about, content }]} />
      </>
    );
  }
  return (
    <>
      {askedText && <p>{askedText}</p>}
      {countsFrom && <p>{t.countsFrom(dayInIndia(countsFrom, language))}</p>}
      {!isPossible && (
        <p>
          {t.notYet} <Link to="/contact-us">{t.toOffice}</Link>
        </p>
      )}
      {mayAgree ? (
        <Card>
          <h3>{t.consent}</h3>
          {consentWords}
          <Deed
            deed="agree"
            member={member}
            label={t.agree}
            sent={{ textVersion: PAIR_CHECK_CONSENT.version, language }}
          />
        </Card>
      ) : (
        <Accordion items={[{ id: 'consent', heading: t.consent, content: consentWords }]} />
      )}
      {checksLeftLine}
    </>
  );
}
