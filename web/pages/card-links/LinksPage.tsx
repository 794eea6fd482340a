import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { listCardLinks } from '#contract/card-links.ts';
import { showCard } from '#contract/member.ts';
import { load } from '#web/api/load.ts';
import { visitOf } from '#web/api/visit.ts';
import { cardLinkDeeds, type MadeLink } from '#web/features/card-links/card-links.actions.ts';
import { cardLinksTexts } from '#web/features/card-links/card-links.texts.ts';
import { LivingLinks, NewLink } from '#web/features/card-links/LivingLinks.tsx';
import { MakeLink } from '#web/features/card-links/MakeLink.tsx';
import { actionOfForms } from '#web/forms/actions.ts';
import { DeedNotice } from '#web/forms/DeedNotice.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { MemberSheet } from '#web/layout/MemberSheet.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { Notice } from '#web/ui/Notice.tsx';

export const head = cardLinksTexts;

export async function loader({ context }: LoaderFunctionArgs) {
  const visit = visitOf(context);
  const [links, mine] = await Promise.all([load(visit, listCardLinks), visit.api(showCard)]);
  return { ...links, mine: mine.ok ? mine.values : null };
}

export const action = actionOfForms(cardLinkDeeds);

/** Links to the member's own card, for readers without an account: a form to send one, then the active links. */
export function Component() {
  const t = useTexts(cardLinksTexts);
  const loaded = useLoaderData<typeof loader>();
  const address = useActionData<MadeLink>()?.address;
  const isMaking = loaded.isShown && !address;
  return (
    <MemberSheet heading={t.heading} aside={loaded.links.length === 0 && t.none} lead={isMaking && t.lead}>
      <DeedNotice />
      {!loaded.isShown && (
        <Notice tone="info">
          <p>{t.notShown}</p>
          <LinkButton to="/matching-profile">{t.showIt}</LinkButton>
        </Notice>
      )}
      {address && <NewLink address={address} />}
      {isMaking ? (
        <MakeLink guarded={loaded.guarded} mine={loaded.mine}>
          <LivingLinks {...loaded} />
        </MakeLink>
      ) : (
        <LivingLinks {...loaded} />
      )}
    </MemberSheet>
  );
}
