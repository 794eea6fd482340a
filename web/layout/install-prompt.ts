/** The browser's own install prompt; only some browsers have one. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

/** The prompt that the browser has offered and that was not used yet. */
let offeredPrompt: InstallPrompt | undefined;

// The event fires once, perhaps before the footer is hydrated.
if (!import.meta.env.SSR) {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallPrompt(event)) offeredPrompt = event;
  });
}

/** Shows the browser's own install dialog. Returns false when the browser offers none. */
export function askToInstall(): boolean {
  if (!offeredPrompt) return false;
  void offeredPrompt.prompt();
  offeredPrompt = undefined;
  return true;
}

/** Registers the offline page; without it browsers do not treat a site as an app. */
export function startOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that refuses (private mode) only loses the offline page.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {});
}
