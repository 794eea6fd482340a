/** Calls whose name alone reveals that somebody wrote about health. `/healthz` is excepted. */
const HEALTH_ROUTES = /health(?!z)|haemoglobin|sealedword|disability|paircheck/i;

/** Returns a route's pattern or a call's path for a log line. Routes about health are logged as `apart`. */
export const routeInLog = (url: string | undefined): string => {
  if (url === undefined) return 'none';
  return HEALTH_ROUTES.test(url) ? 'apart' : url;
};
