import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetRegistration, readChosenPassword } from '#web/api/session.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { digits } from '#web/i18n/numbers.ts';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import styles from './ThankYouPage.module.css';
import { thankYouTexts } from './thank-you.texts.ts';

const { en, bn } = thankYouTexts;
export const head = {
  en: { title: en.heading, description: en.lead },
  bn: { title: bn.heading, description: bn.lead },
};

/** What the browser kept of the registration is cleared after this (specification, section 9). */
const CLEAR_AFTER_MS = 3_000;

export function Component() {
  const t = useTexts(thankYouTexts);
  const language = useLanguage();
  const visitor = useVisitor();
  const navigate = useNavigate();
  // The page keeps showing what the browser forgets after three seconds.
  const [{ profileId, phone }] = useState(visitor);
  const [password, setPassword] = useState('');

  useEffect(() => {
    if (!profileId) {
      navigate('/login', { replace: true });
      return;
    }
    setPassword(readChosenPassword());
    const timer = setTimeout(forgetRegistration, CLEAR_AFTER_MS);
    return () => clearTimeout(timer);
  }, [profileId, navigate]);

  const lines = [
    { term: t.profileId, value: profileId, shown: profileId },
    { term: t.phone, value: phone, shown: digits(phone, language) },
    ...(password ? [{ term: t.password, value: password, shown: password }] : []),
  ];
  return (
    <Card look="festive">
      <h1>{t.heading}</h1>
      <p>{t.lead}</p>
      <dl className={styles.facts}>
        {lines.map(({ term, shown }) => (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{shown}</dd>
          </div>
        ))}
      </dl>
      <p>{t.note}</p>
      <div className="screen-only">
        <Actions>
          <LinkButton to="/login">{t.login}</LinkButton>
          <CopyButton
            text={lines.map(({ term, value }) => `${term}: ${value}`).join('\n')}
            label={t.copy}
            copiedLabel={t.copied}
            failedLabel={t.copyFailed}
          />
          <Button type="button" look="quiet" onClick={() => window.print()}>
            {t.print}
          </Button>
        </Actions>
      </div>
    </Card>
  );
}
