import { giftForm } from '@sitewright/contract';
import { formIdOf } from '../products/product-sql.ts';

const giftFields = `'${JSON.stringify(giftForm.fields).replaceAll("'", "''")}'::jsonb`;

/** The fields of the form of `products p`; an empty list without one. */
export const formFieldsJson = `case when ${formIdOf('p')} = '${giftForm.id}' then ${giftFields}
    when p.additional_fields_form_id is null then '[]'::jsonb else (
    select f.fields from forms f
    where f.site_id = p.site_id and f.id = p.additional_fields_form_id) end`;
