import { Form } from 'react-router';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Button } from '#web/ui/Button.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';
import { siteTexts } from './site.texts.ts';

/** Dashboard and Logout for a member, Login and Register for others. */
export function AccountLinks() {
  const t = useTexts(siteTexts);
  if (!useVisitor().pid) {
    return (
      <>
        <LinkButton to="/login" look="secondary">
          {t.login}
        </LinkButton>
        <LinkButton to="/register">{t.register}</LinkButton>
      </>
    );
  }
  return (
    <>
      <LinkButton to="/dashboard" look="quiet">
        {t.dashboard}
      </LinkButton>
      <Form method="post" action="/logout">
        <Button look="quiet">{t.logout}</Button>
      </Form>
    </>
  );
}
