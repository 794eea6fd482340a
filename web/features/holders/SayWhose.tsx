import { whoseTexts } from '#web/fields/whose.texts.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { Actions } from '#web/ui/Actions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { holderDeeds } from './holders.actions.ts';

const { Deed } = holderDeeds;

/** Asked once: whose profile it is. */
export function SayWhose() {
  const t = useTexts(whoseTexts);
  return (
    <Card title={t.question}>
      <p>{t.why}</p>
      <Actions>
        <Deed deed="whose" label={t.candidate} sent={{ whose: 'candidate' }} />
        <Deed deed="whose" label={t.guardian} sent={{ whose: 'guardian' }} />
      </Actions>
    </Card>
  );
}
