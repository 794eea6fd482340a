/**
 * What a gateway reports about a message. `dead`: the address does not exist. `complaint`: its reader reports spam.
 * `failed`: not delivered, and the address is not at fault. `passing`: known and without effect.
 */
export type ReceiptState = 'delivered' | 'failed' | 'dead' | 'complaint' | 'passing';

/** How the receipts of a gateway are read. */
interface Gateway {
  /** Returns the word for the state; undefined if there is none. Names of values are in lower case. */
  read: (values: ReadonlyMap<string, string>) => string | undefined;
  /** All words that the gateway documents, in lower case. */
  states: Readonly<Record<string, ReceiptState>>;
}

/** Makes a function that reads the first of these values that is present. */
const firstOf =
  (...names: readonly string[]): Gateway['read'] =>
  (values) =>
    names.map((name) => values.get(name)).find(Boolean);

/** Makes a function that reads those of these values that are present, with blanks between them. */
const joined =
  (...names: readonly string[]): Gateway['read'] =>
  (values) =>
    names
      .map((name) => values.get(name))
      .filter(Boolean)
      .join(' ') || undefined;

/** Gateways by their name in the hook's URL: `?gateway=ses`. */
const gateways: Readonly<Record<string, Gateway>> = {
  /** No gateway is named: words with the same meaning everywhere. */
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

/** Maps each of the words, which stand between blanks, to the state. */
function words(state: ReceiptState, listed: string): Record<string, ReceiptState> {
  return Object.fromEntries(listed.split(' ').map((word) => [word, state]));
}

/** Unknown words that are stored as they are: enough to look one up, and never an address. */
const STORABLE_WORD = /^[\w .-]{1,40}$/;

/** A gateway's report: the state of a message, or a word of the gateway that we do not know. */
export type Receipt = { state: ReceiptState } | { gateway: string; unknown: string };

/** Reads a gateway's report from its values, by name in lower case; null if they contain no state. */
export function readState(values: ReadonlyMap<string, string>): Receipt | null {
  const name = values.get('gateway')?.toLowerCase() ?? '';
  const isKnown = Object.hasOwn(gateways, name);
  const gateway = isKnown ? gateways[name] : gateways[''];
  const word = gateway?.read(values)?.toLowerCase();
  if (gateway === undefined || word === undefined) return null;
  const state = Object.hasOwn(gateway.states, word) ? gateway.states[word] : undefined;
  if (state !== undefined) return { state };
  return { gateway: isKnown ? name : 'unknown', unknown: STORABLE_WORD.test(word) ? word : 'something else' };
}
