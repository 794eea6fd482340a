import type { ReturnedDraft } from '#contract/call.ts';
import type { showNomination } from '#contract/nomination.ts';
import type { showReadings } from '#contract/profile-views.ts';
import { Nomination } from '#web/features/nomination/Nomination.tsx';
import { Readings } from '#web/features/profile-views/Readings.tsx';
import { useTexts } from '#web/i18n/LanguageProvider.tsx';
import { ActionRows, type Way } from '#web/ui/ActionRows.tsx';
import { Columns } from '#web/ui/Columns.tsx';
import { useMember } from '#web/useMember.ts';
import { settingsTexts } from './settings.texts.ts';

/** The address of the haemoglobin result on the page of health. */
const RESULT = '/health-details?open=haemoglobin#haemoglobin';

interface Props {
  readings: ReturnedDraft<typeof showReadings>;
  /** Null if this account may not nominate anybody. */
  nomination: ReturnedDraft<typeof showNomination> | null;
  /** The deed of the form that was sent last, or `''`. */
  deed: string;
}

/** The account with its data on the left, and the rights over the profile's data on the right. */
export function RightsRows({ readings, nomination, deed }: Props) {
  const t = useTexts(settingsTexts);
  const { isBeside } = useMember();
  const rights: Way[] = [
    { key: 'readings', name: t.readings, said: t.readingsSaid, control: <Readings {...readings} /> },
  ];
  if (!isBeside) rights.push({ key: 'result', name: t.result, said: t.resultSaid, to: RESULT });
  if (nomination)
    rights.push({
      key: 'nomination',
      name: t.nomination,
      said: t.nominationSaid,
      isOpen: deed === 'nominate',
      control: <Nomination nomination={nomination} />,
    });
  return (
    <Columns>
      <ActionRows
        ways={[
          { key: 'password', name: t.password, said: t.passwordSaid, to: '/change-password' },
          { key: 'sessions', name: t.sessions, said: t.sessionsSaid, to: '/sessions' },
          { key: 'data', name: t.data, said: t.dataSaid, to: '/change-password?open=my-data#my-data' },
          { key: 'contact', name: t.contact, said: t.contactSaid, to: '/phone-and-email' },
          { key: 'consents', name: t.consents, said: t.consentsSaid, to: '/my-consents' },
        ]}
      />
      <ActionRows ways={rights} />
    </Columns>
  );
}
