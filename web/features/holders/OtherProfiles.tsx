import { useActionData } from 'react-router';
import type { ReturnedDraft } from '#contract/call.ts';
import type { showHolders } from '#contract/holders.ts';
import styles from '#web/card/MemberLine.module.css';
import { ChoiceRadio } from '#web/fields/ChoiceRadio.tsx';
import { ConsentBoxes } from '#web/fields/ConsentBoxes.tsx';
import type { FormResult } from '#web/forms/form-action.ts';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { useLabels } from '#web/i18n/useLabels.ts';
import { Accordion } from '#web/ui/Accordion.tsx';
import { Card } from '#web/ui/Card.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { personChoices } from '#words/choices/person.ts';
import { profileLabels } from '#words/labels/profile.ts';
import { holderDeeds } from './holders.actions.ts';
import { addProfileTexts, holdersTexts } from './holders.texts.ts';

const { Deed } = holderDeeds;

/** Lists the other profiles of the account, each with a button to open it. Renders nothing if there are none. */
export function OtherProfiles({ others }: Pick<ReturnedDraft<typeof showHolders>, 'others'>) {
  const t = useTexts(holdersTexts);
  if (others.length === 0) return null;
  return (
    <Card title={t.others}>
      <ul className={styles.list}>
        {others.map(({ profileId, name }) => (
          <li key={profileId} className={styles.member}>
            <p className={styles.about}>
              <strong>{name}</strong> {profileId}
            </p>
            <Deed deed="switch" label={t.open(name)} sent={{ profile: profileId }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A form for another profile of the same account, for a family with one phone and two candidates. */
export function AddProfile() {
  const t = useTexts(addProfileTexts);
  const label = useLabels(profileLabels);
  const result = useActionData<FormResult>();
  const content = (
    <>
      <p>{t.text}</p>
      <Deed deed="add" label={t.add}>
        {(field) => (
          <>
            <TextField {...field('name')} label={label('name')} required />
            <ChoiceRadio {...field('gender')} label={label('gender')} names={personChoices.gender} required />
            <ConsentBoxes field={field} />
          </>
        )}
      </Deed>
    </>
  );
  return <Accordion items={[{ id: 'another', heading: t.heading, isOpen: result?.deed === 'add', content }]} />;
}
