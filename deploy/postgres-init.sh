#!/bin/sh
# Runs once, when the database is made: Trousse's own user, who owns its database and is no superuser.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$TROUSSE_PASSWORD" --username="${POSTGRES_USER:-postgres}" <<'SQL'
create role trousse login createrole password :'password';
create database trousse owner trousse encoding 'UTF8' template template0;
SQL
