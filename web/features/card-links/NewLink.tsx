import { Icon } from '#web/art/Icon.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { LinkButton } from '#web/ui/LinkButton.tsx';
import { LiveOnly } from '#web/ui/LiveOnly.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { cardLinksTexts } from './card-links.texts.ts';

/** The address of a link that was just made: to send on, or to copy. */
export function NewLink({ address }: { address: string }) {
  const t = useTexts(cardLinksTexts);
  return (
    <Card title={t.made}>
      <TextField name="address" label={t.address} defaultValue={address} readOnly />
      <Actions>
        <LinkButton to={`https://wa.me/?${new URLSearchParams({ text: t.message(address) })}`}>
          <Icon name="whatsapp" />
          {t.whatsapp}
        </LinkButton>
        <LiveOnly>
          <CopyButton text={address} label={t.copy} copiedLabel={t.copied} failedLabel={t.copyFailed} />
        </LiveOnly>
        <LinkButton to="/matching-profile/links" look="quiet">
          {t.another}
        </LinkButton>
      </Actions>
    </Card>
  );
}
