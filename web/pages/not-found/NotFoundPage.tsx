import { data, useRouteLoaderData } from 'react-router';
import { notFoundTexts } from '#web/features/not-found/not-found.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Lost } from '#web/layout/Lost.tsx';
import type { loadSite } from '#web/layout/load-site.ts';
import { OfficePhones } from '#web/layout/OfficePhones.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { useVisitor } from '#web/VisitorProvider.tsx';

const { en, bn } = notFoundTexts;
export const head = {
  en: { title: en.heading, description: en.advice },
  bn: { title: bn.heading, description: bn.advice },
};

export const loader = () => data(null, { status: 404 });

/** The page for an unknown address of the site. */
export function Component() {
  const t = useTexts(notFoundTexts);
  const { pid } = useVisitor();
  const site = useRouteLoaderData<typeof loadSite>('site');
  return (
    <Lost heading={t.heading}>
      <p>{t.advice}</p>
      <Actions>
        {pid ? <LinkButton to="/dashboard">{t.dashboard}</LinkButton> : <LinkButton to="/">{t.home}</LinkButton>}
        {!pid && (
          <>
            <LinkButton to="/login" look="quiet">
              {t.login}
            </LinkButton>
            <LinkButton to="/register" look="quiet">
              {t.register}
            </LinkButton>
          </>
        )}
        <LinkButton to="/contact-us" look="quiet">
          {t.contact}
        </LinkButton>
      </Actions>
      <OfficePhones phones={site?.phones.slice(0, 1) ?? []} />
    </Lost>
  );
}
