import { Link } from 'react-router';
import { giveHealthConsent, withdrawHealthConsent } from '#contract/consents.ts';
import { deeds } from '#web/forms/actions.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Accordion } from '#web/ui/Accordion.tsx';
import { ButtonFold } from '#web/ui/ButtonFold.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Terms } from '#web/ui/Terms.tsx';
import styles from './HealthConsent.module.css';
import { healthConsentTexts } from './health-consent.texts.ts';

/** The small forms that give the consent to store health answers, and withdraw it. */
export const healthConsentDeeds = deeds({ agree: giveHealthConsent, takeBack: withdrawHealthConsent });
const { Deed } = healthConsentDeeds;

/**
 * Asks for consent before any health answer: what is stored, for what, who reads it and how it ends, in one line each.
 * The full text is folded. `hasStored` is true if health answers are stored without the consent.
 */
export function AskHealthConsent({ hasStored }: { hasStored: boolean }) {
  const t = useTexts(healthConsentTexts);
  return (
    <Card title={t.heading}>
      {hasStored && <p>{t.stored}</p>}
      <Terms
        of={[
          [t.keptName, t.kept],
          [t.useName, t.use],
          [t.readersName, t.readers],
          [t.endName, t.end],
        ]}
      />
      <Accordion
        items={[
          {
            id: 'consent-whole',
            heading: t.all,
            content: (
              <>
                <ul>
                  {[t.what, t.why, t.who, t.back].map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
                <p>
                  {t.more} <Link to="/privacy-policy">{t.notice}</Link>
                </p>
              </>
            ),
          },
        ]}
      />
      <div className={styles.agree}>
        <Deed deed="agree" label={t.agree} look="primary" />
      </div>
    </Card>
  );
}

/** A folded form that withdraws the consent to store health answers, on the page where it was given. */
export function TakeHealthConsentBack() {
  const t = useTexts(healthConsentTexts);
  return (
    <Card>
      <p>{t.given}</p>
      <ButtonFold id="consent" label={t.takeBack} look="quiet">
        <p>{t.takeBackText}</p>
        <Deed deed="takeBack" label={t.takeBackNow} look="grave" />
      </ButtonFold>
    </Card>
  );
}
