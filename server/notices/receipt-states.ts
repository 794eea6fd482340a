/**
 * What a gateway says later of a message. `dead`: the address does not exist. `complaint`: its reader calls it spam.
 * `failed`: it did not arrive, and nobody's address is to blame. `passing`: known, and nothing follows from it.
 */
export type ReceiptState = 'delivered' | 'failed' | 'dead' | 'complaint' | 'passing';

interface Gateway {
  /** The state's word, of the values by their names in small letters. */
  read: (values: ReadonlyMap<string, string>) => string | undefined;
  /** Every word that it documents, in small letters. */
  states: Readonly<Record<string, ReceiptState>>;
}

const firstOf =
  (...names: readonly string[]): Gateway['read'] =>
  (values) =>
    names.map((name) => values.get(name)).find(Boolean);

const joined =
  (...names: readonly string[]): Gateway['read'] =>
  (values) =>
    names
      .map((name) => values.get(name))
      .filter(Boolean)
      .join(' ') || undefined;

/** By the name that stands in the address of the hook: `?gateway=ses`. */
const gateways: Readonly<Record<string, Gateway>> = {
  /** Nobody is named: words that mean the same wherever they are used. */
  '': {
    read: firstOf('status', 'state', 'event', 'messagestatus', 'dlr_status'),
    states: {
      ...words('delivered', 'delivered delivrd read opened open clicked click success'),
      ...words(
        'failed',
        'failed failure undelivered undeliv undeliverable rejected rejectd expired blocked dropped error invalid',
      ),
      ...words('dead', 'bounced bounce hard_bounce hardbounce'),
      ...words('complaint', 'complaint complained spam spamcomplaint'),
      ...words('passing', 'submitted sent queued accepted accepted_by_operator enroute pending deferred delayed'),
      ...words('passing', 'soft_bounce softbounce transient processed unknown'),
    },
  },
  ses: {
    read: joined('eventtype', 'notificationtype', 'bouncetype'),
    states: {
      ...words('delivered', 'delivery open click'),
      ...words('passing', 'send deliverydelay subscription'),
      ...words('failed', 'reject rejected'),
      complaint: 'complaint',
      'rendering failure': 'failed',
      'bounce permanent': 'dead',
      'bounce transient': 'passing',
      'bounce undetermined': 'passing',
    },
  },
  brevo: {
    read: firstOf('event'),
    states: {
      ...words('delivered', 'delivered opened unique_opened proxy_open unique_proxy_open click'),
      ...words('passing', 'request deferred soft_bounce unsubscribed'),
      ...words('failed', 'blocked error'),
      ...words('dead', 'hard_bounce invalid_email'),
      ...words('complaint', 'spam complaint'),
    },
  },
  sendgrid: {
    read: joined('event', 'type'),
    states: {
      ...words('delivered', 'delivered open click'),
      ...words('passing', 'processed deferred unsubscribe group_unsubscribe group_resubscribe'),
      ...words('failed', 'dropped'),
      'bounce bounce': 'dead',
      'bounce blocked': 'failed',
      spamreport: 'complaint',
    },
  },
  mailgun: {
    read: joined('event', 'severity'),
    states: {
      ...words('delivered', 'delivered opened clicked'),
      ...words('passing', 'accepted stored unsubscribed'),
      'failed permanent': 'dead',
      'failed temporary': 'passing',
      rejected: 'failed',
      complained: 'complaint',
    },
  },
  postmark: {
    read: joined('recordtype', 'type'),
    states: {
      ...words('delivered', 'delivery open click'),
      ...words('passing', 'subscriptionchange'),
      'bounce hardbounce': 'dead',
      'bounce bademailaddress': 'dead',
      ...Object.fromEntries(
        ['softbounce', 'transient', 'dnserror', 'challengeverification', 'autoresponder'].map((type) => [
          `bounce ${type}`,
          'passing' as const,
        ]),
      ),
      ...Object.fromEntries(
        ['blocked', 'spamnotification', 'smtpapierror', 'manuallydeactivated', 'dmarcpolicy', 'unknown'].map((type) => [
          `bounce ${type}`,
          'failed' as const,
        ]),
      ),
      'bounce spamcomplaint': 'complaint',
      spamcomplaint: 'complaint',
      'spamcomplaint spamcomplaint': 'complaint',
    },
  },
};

function words(state: ReceiptState, listed: string): Record<string, ReceiptState> {
  return Object.fromEntries(listed.split(' ').map((word) => [word, state]));
}

/** What is counted of a word that no table knows: enough to look it up, and never an address. */
const COUNTED = /^[\w .-]{1,40}$/;

export type Receipt = { state: ReceiptState } | { gateway: string; unknown: string };

/** Null where nothing is said. */
export function readState(values: ReadonlyMap<string, string>): Receipt | null {
  const named = values.get('gateway')?.toLowerCase() ?? '';
  const isKnown = Object.hasOwn(gateways, named);
  const gateway = isKnown ? gateways[named] : gateways[''];
  const word = gateway?.read(values)?.toLowerCase();
  if (gateway === undefined || word === undefined) return null;
  const state = Object.hasOwn(gateway.states, word) ? gateway.states[word] : undefined;
  if (state !== undefined) return { state };
  return { gateway: isKnown ? named : 'unknown', unknown: COUNTED.test(word) ? word : 'something else' };
}
