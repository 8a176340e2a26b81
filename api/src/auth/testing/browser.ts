/** Enough of a browser for a sign-in: a cookie jar, redirects, forms with their Origin. */
export class Browser {
  readonly cookies = new Map<string, { value: string; path: string; attributes: string }>();
  url = '';

  /**
   * @param origin of the product, as the address bar shows it
   * @param server where that origin really is, for a test of https behind a proxy
   */
  constructor(
    private readonly origin: string,
    private readonly server = origin,
  ) {}

  /** Opens a page and follows redirects. */
  async open(address: string, init: RequestInit = {}): Promise<Page> {
    let response = await this.request(address, init);
    for (let hop = 0; hop < 20; hop += 1) {
      const location = response.headers.get('location');
      if (!location || response.status < 300 || response.status > 399) break;
      response = await this.request(new URL(location, this.url).href);
    }
    return { status: response.status, url: this.url, text: await response.text(), headers: response.headers };
  }

  /** One request, without following. */
  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.origin);
    this.url = url.href;
    const headers = new Headers(init.headers);
    if (!headers.has('accept')) headers.set('accept', 'text/html,*/*');
    const cookie = this.cookieHeader(url.pathname);
    if (cookie) headers.set('cookie', cookie);
    const target = url.origin === this.origin ? this.server + url.pathname + url.search : url.href;
    const response = await fetch(target, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) this.#store(line);
    return response;
  }

  /** Fills in and sends the form of a page whose action ends as given. */
  submit(page: Page, actionEnd: string, fields: Record<string, string>, headers = {}): Promise<Page> {
    const form = [...page.text.matchAll(/<form[^>]*action="([^"]+)"[^>]*>([\s\S]*?)<\/form>/g)].find(
      ([, action = '', inner = '']) =>
        action.endsWith(actionEnd) && (!fields.account || inner.includes(`value="${fields.account}"`)),
    );
    if (!form?.[1]) throw new Error(`no form ${actionEnd} on ${page.url}: ${page.text}`);
    const hidden = [...(form[2] ?? '').matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    return this.open(form[1], {
      method: 'POST',
      headers: { origin: this.origin, ...headers },
      body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }),
    });
  }

  cookieHeader(path = '/'): string {
    return [...this.cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  #store(line: string): void {
    const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? [];
    const path = /path=([^;]+)/i.exec(attributes)?.[1] ?? '/';
    const key = `${name} ${path}`;
    if (value === '' || /expires=Thu, 01 Jan 1970/i.test(attributes)) this.cookies.delete(key);
    else this.cookies.set(key, { value, path, attributes });
  }
}

export interface Page {
  readonly status: number;
  readonly url: string;
  readonly text: string;
  readonly headers: Headers;
}
