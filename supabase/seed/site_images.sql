-- The pictures of the public site, drawn by scripts/pictures. Addresses begin with / or https://.
insert into public.site_images
  (name, is_active, desktop_url, mobile_url, alt_text, alt_text_en, alt_text_es)
values
  ('hero', true, '/images/hero-desktop.webp', '/images/hero-mobile.webp',
   'Une armoire à pharmacie en bois, bien rangée, ouverte dans une cuisine ensoleillée.',
   'A tidy wooden medicine cabinet, open in a sunny kitchen.',
   'Un botiquín de madera bien ordenado, abierto en una cocina soleada.')
on conflict (name) do nothing;
