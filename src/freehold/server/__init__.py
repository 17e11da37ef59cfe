"""The game over the network: tables of people and bots, stored answer by answer, shown as views.

`store` keeps, `live` plays, `api` answers over HTTP and `socket` over WebSocket; `app` puts them together.
"""
