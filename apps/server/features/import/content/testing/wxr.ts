/** Writes exports as WordPress does, for tests. */

interface WrittenItem {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly link?: string;
  readonly slug?: string;
  readonly status?: string;
  readonly content?: string;
  readonly excerpt?: string;
  /** More elements, as XML. */
  readonly extra?: string;
}

/** An item of an export of the site at `origin`. */
export function wxrItem(origin: string, item: WrittenItem): string {
  const { id, type, title, link = '', slug = '', status = 'publish' } = item;
  return `<item>
<title><![CDATA[${title}]]></title>
<link>${origin}${link}</link>
<dc:creator><![CDATA[ada]]></dc:creator>
<content:encoded><![CDATA[${item.content ?? ''}]]></content:encoded>
<excerpt:encoded><![CDATA[${item.excerpt ?? ''}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date><![CDATA[2024-05-01 12:00:00]]></wp:post_date>
<wp:post_date_gmt><![CDATA[2024-05-01 10:00:00]]></wp:post_date_gmt>
<wp:post_name><![CDATA[${slug}]]></wp:post_name>
<wp:status><![CDATA[${status}]]></wp:status>
<wp:post_type><![CDATA[${type}]]></wp:post_type>
${item.extra ?? ''}
</item>`;
}

/** An export of these items. */
export function wxr(origin: string, items: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old pots</title>
<link>${origin}</link>
<wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>${origin}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Lovelace]]></wp:author_display_name></wp:author>
${items.join('\n')}
</channel>
</rss>`;
}
