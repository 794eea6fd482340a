import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { forgetRegistration, readChosenPassword } from '#web/api/session.ts';
import { thankYouTexts } from '#web/features/registration/thank-you.texts.ts';
import { useLanguage, useTexts } from '#web/i18n/LanguageProvider.tsx';
import { CardPage } from '#web/layout/CardPage.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Button } from '#web/ui/Button.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { digits } from '#words/numbers.ts';

export const head = thankYouTexts;

/** Milliseconds after which the stored values of the registration are removed (specification, section 9). */
const CLEAR_AFTER_MS = 3_000;

/** The end of the registration, with the values that the family needs for the login, to copy or print. */
export function Component() {
  const t = useTexts(thankYouTexts);
  const language = useLanguage();
  const visitor = useVisitor();
  const navigate = useNavigate();
  // The page keeps showing these values after CLEAR_AFTER_MS.
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

  const facts = [
    { label: t.profileId, value: profileId },
    { label: t.phone, value: phone },
    ...(password ? [{ label: t.password, value: password, isSecret: true }] : []),
  ];
  return (
    <CardPage title={t.heading} lead={t.description}>
      {/* The copied phone keeps Western digits, because it is the login's user name. */}
      <Facts
        facts={facts.map((fact) => (fact.label === t.phone ? { ...fact, value: digits(phone, language) } : fact))}
      />
      <p>{password ? t.note : t.noteWithoutPassword}</p>
      <p>
        {t.next} <Link to="/login?back=/confirm-phone">{t.nextLink}</Link>
      </p>
      <div className="screen-only">
        <Actions>
          <LinkButton to="/login">{t.login}</LinkButton>
          <CopyButton
            text={facts.map(({ label, value }) => `${label}: ${value}`).join('\n')}
            label={t.copy}
            copiedLabel={t.copied}
            failedLabel={t.copyFailed}
          />
          <Button type="button" look="quiet" onClick={() => window.print()}>
            {t.print}
          </Button>
        </Actions>
      </div>
    </CardPage>
  );
}
